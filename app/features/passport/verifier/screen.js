// The screen of the verifier: languages, the field for the file, the answer.
// @ts-check

/* global checkFile, keysIn, DATA */
{
  const { words, keys } = DATA;
  let language = Object.keys(words).find((each) => navigator.language.startsWith(each)) ?? DATA.language;
  let answer = null;

  const element = (id) => document.getElementById(id);
  const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

  function show() {
    const t = words[language];
    document.documentElement.lang = language;
    document.title = t.title;
    element("title").textContent = t.title;
    element("lead").textContent = t.lead;
    element("choose").textContent = t.choose;
    element("needs").textContent = filled(t.needs, { day: DATA.day });
    const result = element("result");
    result.hidden = answer === null;
    if (answer === null) return;
    result.dataset.is = answer.is;
    element("verdict").textContent = answer.is === "keys" ? "" : t[answer.is];
    const text = answer.is === "keys" ? t.keysAdded : t[`${answer.is}Text`];
    element("detail").textContent = filled(text, { ...answer, why: t.why[answer.why] });
  }

  async function read(file) {
    const text = await file.text();
    const added = keysIn(text);
    const isKeys = added !== null && !text.includes('"pcbis-passport"');
    if (isKeys) keys.push(...added.filter(({ id }) => !keys.some((key) => key.id === id)));
    answer = isKeys ? { is: "keys", count: added.length } : await checkFile(text, keys);
    show();
  }

  const input = element("file");
  input.addEventListener("change", () => input.files[0] && read(input.files[0]));
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) read(file);
  });
  for (const button of document.querySelectorAll("[data-language]"))
    button.addEventListener("click", () => {
      language = button.dataset.language;
      show();
    });
  show();
}
