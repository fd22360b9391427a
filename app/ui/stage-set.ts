// Written by `npm run pictures`: each picture with a mark of its content, and the colour of what is in the middle of it.
// Must always hold: each has its files in public/assets/pictures, at least in three sizes and two formats.

export const stageSet = {
  "stage-carton": "b3ab35#b59b79",
  "stage-carton-night": "a8fd65#856b4d",
  "stage-hero": "a62a47#42464e",
  "stage-hero-night": "060a17#252a35",
  "stage-hero-upright": "8af96b#3b4048",
  "stage-hero-upright-night": "428d0e#232833",
  "stage-sell": "725822#91826d",
  "stage-sell-night": "d7b0d3#6c6051",
} as const;
