// Written by `npm run pictures`: each picture with a mark of its content, and the colour of what is in the middle of it.
// Invariant: each has its files in public/assets/pictures, at least in three sizes and two formats.

export const stageSet = {
  "stage-carton": "fa0ba0#b59b79",
  "stage-carton-night": "7d5a06#856b4d",
  "stage-hero": "0afc46#42464e",
  "stage-hero-night": "479ab8#252a35",
  "stage-hero-upright": "61b8a2#3b4048",
  "stage-hero-upright-night": "683a7a#232833",
  "stage-sell": "f18378#91826d",
  "stage-sell-night": "9d141a#6c6051",
} as const;
