export function makeLabs(): Promise<string>;
export function buildLabs(): Promise<void>;
