export const reasonRule = { required: true, maxLength: 600 };
