export interface ListedItem {
  address: string;
  title: string;
}

export interface Listed {
  items: ListedItem[];
  /** What could not be read; the rest was. */
  errors: { url: string; error: string }[];
}
