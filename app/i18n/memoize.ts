/** Makes a value once for each key. For few keys, as languages are: nothing is ever dropped. */
export function memoize<Key, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
