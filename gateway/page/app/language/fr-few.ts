/** In French, nought and one are singular. */
export const few = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;
