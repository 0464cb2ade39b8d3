/** An address of the public internet. Nothing is ever sent there: connections to it end at the test's own site. */
export const publicAddress = "93.184.215.14";
