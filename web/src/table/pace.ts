// How fast the moves of others are shown.
export type Pace = 'off' | 'quick' | 'calm';
export const PACES: Pace[] = ['off', 'quick', 'calm'];
