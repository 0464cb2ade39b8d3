/** Whether an editor's address may stand in a link: an address of the web, and nothing that runs. */
export const isWebAddress = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address);
