// Starts the interactive description. A file of its own, because the page forbids inline scripts.

/* global SwaggerUIBundle */
SwaggerUIBundle({
  dom_id: '#api',
  url: 'openapi.json',
  // The default would send the description to a validator elsewhere.
  validatorUrl: null,
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
});
