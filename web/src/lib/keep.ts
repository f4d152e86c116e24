// What this browser keeps on the device. A private window, or a full device, keeps nothing: then a choice holds until
// the page is closed, and nothing else goes wrong.

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return; // said above
  }
}
