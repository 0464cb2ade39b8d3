import styles from "./styles.css?url";

/** The classes that only editors' pages use. Other pages don't load them. */
export const EditorStyles = () => <link rel="stylesheet" href={styles} precedence="page" />;
