/** Fields that hold what opens an account. Whatever becomes of a form, what was typed into them is never written into an answer. */
export const isSecretField = (name: string) => /password|proof|code|secret|token/i.test(name);
