import { remembered, rememberedChoice } from '$lib/ui/remembered.svelte';

export const THEMES = ['cabinet', 'ink', 'colour-blind', 'contrast'] as const;
export const SIZES = ['fit', 'small', 'medium', 'large'] as const;
/** How often a board is turned clockwise, by a sixth of a full turn each time. */
export const TURNS = ['0', '1', '2', '3', '4', '5'] as const;

/** How this reader likes boards; it changes nothing for anybody else. */
export function boardOptions() {
  return {
    theme: rememberedChoice('vivarium.board.theme', THEMES, 'cabinet'),
    size: rememberedChoice('vivarium.board.size', SIZES, 'fit'),
    turn: rememberedChoice('vivarium.board.turn', TURNS, '0'),
    /** The size of each bug as a number on it. */
    sizes: remembered('vivarium.sizes'),
    /** The name of each cell. */
    names: remembered('vivarium.names'),
  };
}

export type BoardOptions = ReturnType<typeof boardOptions>;
