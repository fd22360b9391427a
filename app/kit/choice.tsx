// A radio button shown as a card that can be pressed anywhere. It works before JavaScript.

type ChoiceProps = {
  name: string;
  value: string;
  title: string;
  hint: string;
  checked: boolean;
  onChange?: () => void;
};

/** `checked` is the initial state. */
export function Choice({ name, value, title, hint, checked, onChange }: ChoiceProps) {
  return (
    <label className="grid min-h-16 grid-cols-[auto_1fr] items-center gap-x-3 rounded-sm border border-edge bg-raised px-4 py-3 has-checked:border-2 has-checked:border-action has-checked:px-[calc(1rem-1px)] has-checked:py-[calc(0.75rem-1px)]">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={checked}
        onChange={onChange}
        className="row-span-2 size-5 accent-brand-trace"
      />
      <span className="font-condensed text-lg font-bold leading-tight">{title}</span>
      <span className="text-sm leading-tight text-muted">{hint}</span>
    </label>
  );
}
