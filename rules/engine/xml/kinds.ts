/** Node kinds of the XPath data model; namespace nodes are not kept. */
export const DOCUMENT = 0;
export const ELEMENT = 1;
export const ATTRIBUTE = 2;
export const TEXT = 3;
export const COMMENT = 4;
export const INSTRUCTION = 5;
