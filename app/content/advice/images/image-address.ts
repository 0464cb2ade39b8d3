/** Where a picture that we keep is served. */
export const imageAddress = (id: string) => `/advice/images/${id}`;
