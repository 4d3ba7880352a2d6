/** On a site of files, without a service. */
export const enSite = {
  site: {
    nothing: 'Nothing is uploaded.',
    privacy:
      'The engine came with this page and works in your browser: what you open or write here never leaves this computer.',
    footer:
      'Your documents stay on this computer: the engine in your browser judges, reads and writes them. This page sends nothing to anyone.',
    less: 'Jobs over thousands of documents, and the API where it is not only described, need a service of your own:',
    lessLink: 'how to run one',
    noscript: 'This page needs JavaScript: the engine that checks documents works in your browser.',
    home: 'Home',
    rules: 'Rules',
    explained: (rule: string) => `${rule}: what it asks for`,
    embedNote:
      'The PDF keeps its pages and gets the data of the invoice inside, as Factur-X. All of it happens in your browser.',
    redraw: 'Make it anew as I type',
    draw: 'Made in your browser',
    noEngine: 'The engine could not be loaded.',
    problems: {
      no_engine: {
        title: 'The engine did not come',
        advice: 'Check your connection, then try again. Nothing was lost.',
      },
      internal_error: {
        title: 'The engine failed',
        advice: 'What you opened could not be worked on. It was sent to nobody.',
      },
      schematron_unavailable: {
        title: 'Rules are missing',
        advice: 'A rule pack could not be loaded. Check your connection, then try again.',
      },
    },
  },
};
