import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ComboboxList, optionClass, stepOf, useCombobox } from "./combobox.tsx";

describe("a key press in a combobox with three options", () => {
  const list = { isOpen: true, count: 3, active: 1, passesBox: true };
  const cases: [what: string, key: string, of: Partial<typeof list>, step: ReturnType<typeof stepOf>][] = [
    ["goes down", "ArrowDown", {}, { does: "move", to: 2 }],
    ["goes up", "ArrowUp", {}, { does: "move", to: 0 }],
    ["goes from the last option back to the box", "ArrowDown", { active: 2 }, { does: "move", to: -1 }],
    ["goes from the box to the first option", "ArrowDown", { active: -1 }, { does: "move", to: 0 }],
    ["goes from the first option back to the box", "ArrowUp", { active: 0 }, { does: "move", to: -1 }],
    ["goes from the box to the last option", "ArrowUp", { active: -1 }, { does: "move", to: 2 }],
    [
      "goes from the last option to the first where the box is passed over",
      "ArrowDown",
      { active: 2, passesBox: false },
      { does: "move", to: 0 },
    ],
    [
      "goes from the first option to the last where the box is passed over",
      "ArrowUp",
      { active: 0, passesBox: false },
      { does: "move", to: 2 },
    ],
    [
      "goes from the box to the first option all the same",
      "ArrowDown",
      { active: -1, passesBox: false },
      { does: "move", to: 0 },
    ],
    [
      "goes from the box to the last option all the same",
      "ArrowUp",
      { active: -1, passesBox: false },
      { does: "move", to: 2 },
    ],
    [
      "opens a closed list, with nothing to go to",
      "ArrowDown",
      { isOpen: false, count: 0, active: -1 },
      { does: "move", to: -1 },
    ],
    [
      "opens a closed list at its first option",
      "ArrowDown",
      { isOpen: false, active: -1, passesBox: false },
      { does: "move", to: 0 },
    ],
    ["chooses the active option", "Enter", {}, { does: "choose" }],
    ["is the form's where no option is active", "Enter", { active: -1 }, null],
    ["is the form's where the list is closed", "Enter", { isOpen: false, active: -1 }, null],
    ["closes the list", "Escape", {}, { does: "close" }],
    ["is the box's own where the list is closed", "Escape", { isOpen: false, active: -1 }, null],
    ["goes back to the text", "Home", {}, { does: "edit" }],
    ["goes back to the text by a side arrow", "ArrowLeft", {}, { does: "edit" }],
    ["moves in the text where no option is active", "ArrowRight", { active: -1 }, null],
    ["is typed", "a", {}, null],
  ];
  test.each(cases)("%s (%s)", (_what, key, of, step) => {
    expect(stepOf(key, { ...list, ...of })).toEqual(step);
  });
});

function Example({ isOpen }: { isOpen: boolean }) {
  const combobox = useCombobox({
    isOpen,
    count: 1,
    open: () => {},
    close: () => {},
    choose: () => {},
    around: () => null,
  });
  return (
    <>
      <input {...combobox.inputProps} />
      <ComboboxList of={combobox} label="Parts" isBusy hidden={!isOpen} className="max-h-80">
        <button type="button" {...combobox.optionProps(0)} className={optionClass}>
          <span data-name="Ryzen" />
        </button>
      </ComboboxList>
    </>
  );
}

test("the text box refers to its list and says whether it is open; options are not in the tab order", () => {
  const open = renderToStaticMarkup(<Example isOpen />);
  const [, id] = /aria-controls="([^"]+)"/.exec(open) ?? [];
  expect(open).toContain(`role="combobox" aria-autocomplete="list" aria-expanded="true"`);
  expect(open).toContain(`<div id="${id}" role="listbox" tabindex="-1" aria-label="Parts" aria-busy="true"`);
  expect(open).toContain(`id="${id}-0" role="option" tabindex="-1" aria-selected="false"`);
  expect(open).not.toContain("aria-activedescendant");
  expect(renderToStaticMarkup(<Example isOpen={false} />)).toMatch(/aria-expanded="false".*hidden=""/s);
});
