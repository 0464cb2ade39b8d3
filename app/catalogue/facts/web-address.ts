/** Whether an editor's address may be used in a link: only http and https, so that no link runs a script. */
export const isWebAddress = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address);
