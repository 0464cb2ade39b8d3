export const searchWords = { search: "Search" };
