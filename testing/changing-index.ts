// A catalogue index that only emits changes, for code that only subscribes to them.

export function changingIndex() {
  const listeners = new Set<(changed: "all") => void>();
  return {
    version: 1,
    onChange(listener: (changed: "all") => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Emits a change: a unit was sold, allocated, priced or added. */
    change() {
      this.version += 1;
      for (const listener of listeners) listener("all");
    },
  };
}
