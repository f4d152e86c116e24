// What a line to a table needs of whatever carries it: the server's socket, or the hall on this device.

export interface Wire {
  readonly readyState: number;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Whether a table is kept on this device, by its id. */
export const isLocal = (id: string): boolean => id.startsWith("local-");
