// Looking with care at what was found on a device.

export type Data = Record<string, unknown>;
export const isData = (data: unknown): data is Data =>
  typeof data === "object" && data !== null && !Array.isArray(data);
export const isText = (data: unknown, most: number): data is string => typeof data === "string" && data.length <= most;
export const isWhole = (data: unknown, least: number, most: number): data is number =>
  Number.isInteger(data) && (data as number) >= least && (data as number) <= most;
export const areAll = <T>(data: unknown, most: number, good: (one: unknown) => one is T): data is T[] =>
  Array.isArray(data) && data.length <= most && data.every(good);
