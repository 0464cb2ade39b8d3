import type { FilterName, StateFilter } from "#app/catalogue/kinds/kinds.ts";

export const filterLabels: Record<FilterName, string> = {
  field: "Field",
  country: "Country",
  level: "Level",
  state: "Open or closed",
  closing: "Closing soon",
  funded: "Fully funded",
  school: "Type of school",
  program: "Program",
  location: "Location",
  job: "Type",
};

export const stateNames: Record<StateFilter, string> = { open: "Open now", opening: "Opening soon" };
