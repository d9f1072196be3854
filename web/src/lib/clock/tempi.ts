import type { PaceSetup } from '../connection/wire';

export type Tempo = PaceSetup['tempo'];
export const TEMPI: Tempo[] = ['brisk', 'usual', 'slow'];
