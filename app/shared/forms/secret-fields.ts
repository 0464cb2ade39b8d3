/** Fields that hold credentials. Their values are never written into a response. */
export const isSecretField = (name: string) => /password|proof|code|secret|token/i.test(name);
