import { createContext } from 'svelte';

/** The room for a game's drawing. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  /** So much wider than high that things stand side by side: a TV, a phone on its side. In style sheets: `.broad`. */
  readonly broad: boolean;
}

export const [stageSize, provideStageSize] = createContext<StageSize>();
