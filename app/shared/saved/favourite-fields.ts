// The form id of the cards' hearts.

export const FAVOURITE_FORM = "favourite-form";
