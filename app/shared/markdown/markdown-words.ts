/** What a screen reader says of a table, and of the boxes of a task list. */
export const markdownWords = { table: "Table", done: "Done", toDo: "To do" };
