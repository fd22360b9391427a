// A shelf that is nothing but its changes, for what only listens for those.

export function changingIndex() {
  const listeners = new Set<(changed: "all") => void>();
  return {
    version: 1,
    onChange(listener: (changed: "all") => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Something was sold, held, priced or came. */
    change() {
      this.version += 1;
      for (const listener of listeners) listener("all");
    },
  };
}
