import { readFileSync } from 'node:fs';
import type { Opened } from '../connection/wire';
import type { Sight } from './parts';

interface Case {
  name: string;
  agreed: { options: Record<string, unknown> };
  shuffle: Omit<Opened, 'secret'>;
  secret: string;
}
interface Vectors {
  canonical: { value: unknown; text: string }[];
  honest: [Case, Case, Case];
  old: [Case];
  witness: {
    promise: string;
    header: string;
    saw: Omit<Sight, 'by_hand'>;
    person: number;
    part: string;
    parts: [string, string, string];
  };
  forged: (Case & { refused_by: 'record' | 'witness' })[];
}

/** The examples for the person who writes a verifier, which the server's tests check, too. */
export const vectors = JSON.parse(readFileSync('../docs/shuffle_vectors.json', 'utf8')) as Vectors;

/** The shuffle of a case as the server opens it after the end. */
export function openedOf({ shuffle, secret }: Case): Opened {
  return { ...shuffle, version: shuffle.version ?? 1, secret };
}
