import type { Level } from './levels';

/** A picture on a field of 48 by 48: `line` is drawn with the pen, `solid` filled, `gap` cut out of what is below. */
export interface Portrait {
  line: string;
  solid?: string;
  gap?: string;
}

/** Those who live in the cabinet, from the smallest to the one who watches over it. */
export const PORTRAITS: Record<Level, Portrait> = {
  // A caterpillar with its head up.
  1: {
    line: 'M6 31a5 5 0 1 1 10 0 5 5 0 0 1-10 0M14 29a5.500 5.500 0 1 1 11 0 5.500 5.500 0 0 1-11 0M23 29a5.500 5.500 0 1 1 11 0 5.500 5.500 0 0 1-11 0M11 36v4M19.500 35v5M28.500 35v5M35 15 32 8M39 15l3-7M4 41h40',
    solid: 'M31 21a6.500 6.500 0 1 1 13 0 6.500 6.500 0 0 1-13 0z',
    gap: 'M39 20v.1',
  },
  // A woodlouse under its plates.
  2: {
    line: 'M10 33l-3 5M16 33l-2 6M22 33l-1 6M28 33l1 6M34 33l2 6M40 29c3-1 4-4 4-8M40 31c3 0 5-1 6-4',
    solid: 'M5 32c0-11 8-19 19-19 10 0 17 7 17 19z',
    gap: 'M14 17c-2 4-3 9-3 15M21 14c-1 5-2 11-2 18M28 14c1 5 1 11 0 18M35 18c1 4 2 9 1 14',
  },
  // A water strider on its rings.
  3: {
    line: 'M22 20 13 14 9 8M26 20l9-6 4-6M22 23 8 25 3 35M26 23l14 2 5 10M22 26 14 35l-2 8M26 26l8 9 2 8M1 37c2 1 4 1 6 0M41 37c2 1 4 1 6 0M9 44c2 1 4 1 6 0M33 44c2 1 4 1 6 0M23 8 21 3M25 8l2-5',
    solid: 'M24 8c3 0 3 4 2 6 2 6 1 16-2 24-3-8-4-18-2-24-1-2-1-6 2-6z',
  },
  // A dragonfly.
  4: {
    line: 'M24 15v29M23 18C12 9 2 10 3 15s12 7 20 5M25 18c11-9 21-8 20-3s-12 7-20 5M23 23C13 21 4 26 6 30s11 1 17-4M25 23c10-2 19 3 17 7s-11 1-17-4',
    solid:
      'M19.500 7a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM28.500 7a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM21.500 15h5l-1 11h-3z',
  },
  // A spider on its thread.
  5: {
    line: 'M24 1v13M20 19 11 13 8 5M28 19l9-6 3-8M19 21 8 20 3 27M29 21l11-1 5 7M19 25 9 28 6 38M29 25l10 3 3 10M20 33l-6 4-1 8M28 33l6 4 1 8',
    solid: 'M24 13a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM24 22c5 0 8 4 8 9s-4 9-8 9-8-4-8-9 3-9 8-9z',
    gap: 'M24 27v8M21 31h6',
  },
  // A mantis, its arms folded.
  6: {
    line: 'M19 7C17 4 14 3 11 3M29 7c2-3 5-4 8-4M24 17v11M23 20 12 17l-3 11 10-5M25 20l11-3 3 11-10-5M22 30 10 36l-3 9M26 30l12 6 3 9',
    solid: 'M15 8c6-3 12-3 18 0l-7 9h-4zM24 26c3 0 4 3 4 7 0 6-2 10-4 13-2-3-4-7-4-13 0-4 1-7 4-7z',
    gap: 'M24 33v8',
  },
  // A stag beetle.
  7: {
    line: 'M21 16C13 15 10 7 16 2c-1 3 0 4 2 5-1 2 1 5 5 6M27 16c8-1 11-9 5-14 1 3 0 4-2 5 1 2-1 5-5 6M16 27 8 23 5 17M15 33H7l-4 4M17 38l-6 4-1 4M32 27l8-4 3-6M33 33h8l4 4M31 38l6 4 1 4',
    solid: 'M18 15h12l2 7H16zM15 24h18c1 9-1 18-9 22-8-4-10-13-9-22z',
    gap: 'M24 26v18',
  },
  // The owl.
  8: {
    line: 'M9 6c4 4 9 5 15 5s11-1 15-5c2 6 2 11 2 16 0 13-6 21-17 21S7 35 7 22C7 17 7 12 9 6zM11.500 20a6 6 0 1 1 12 0 6 6 0 0 1-12 0M24.500 20a6 6 0 1 1 12 0 6 6 0 0 1-12 0M17 32l2.500 2 2.500-2M26 32l2.500 2 2.500-2M21.500 38l2.500 2 2.500-2M18 43v3M30 43v3',
    solid:
      'M17.500 17.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM30.500 17.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM24 23l2.500 3-2.500 4-2.500-4z',
  },
};
