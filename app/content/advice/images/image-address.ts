/** The URL of a stored picture. */
export const imageAddress = (id: string) => `/advice/images/${id}`;
