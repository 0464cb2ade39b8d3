/** The labels of tables and of task list boxes for screen readers. */
export const markdownWords = { table: "Table", done: "Done", toDo: "To do" };
