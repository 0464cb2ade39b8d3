/** The status that a page's own script gives to a form that could not be sent: nothing is asked of the server after it. */
export const connectionLost = 503;
