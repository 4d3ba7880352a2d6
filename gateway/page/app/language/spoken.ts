import { api } from './api.ts';
import { checking } from './checking.ts';
import { converting } from './converting.ts';
import { frame } from './frame.ts';
import { jobs } from './jobs.ts';
import { site } from './site.ts';
import { said } from './table.ts';
import { writing } from './writing.ts';

const page = { ...frame, ...checking, ...converting, ...writing, jobs, site, api };

/** All that comes with the first view; the shell is built with it, too. */
export const spoken = { en: said(page, 'en'), fr: said(page, 'fr') };
