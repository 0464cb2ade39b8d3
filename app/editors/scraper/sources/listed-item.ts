export interface ListedItem {
  address: string;
  title: string;
}

export interface ListedItems {
  items: ListedItem[];
  /** Feeds or pages that could not be read. */
  errors: { url: string; error: string }[];
}
