export function lighten(path: string): string;
