// The manual in French: each of its sentences as the commands have it in English → the same for French readers. Beside the
// commands and not in them, because only help in French needs it.

import { FRENCH_OF_PLATFORMS } from './french-platform.ts';

export const FRENCH: Readonly<Record<string, string>> = {
  ...FRENCH_OF_PLATFORMS,
  // What stands around the commands.
  'conforme: writes, embeds, validates and reads Factur-X, CII and UBL invoices.':
    'conforme : écrit, incorpore, valide et lit des factures Factur-X, CII et UBL.',
  'Usage: conforme COMMAND [OPTION …] [FILE …]': 'Usage : conforme COMMANDE [OPTION …] [FICHIER …]',
  'conforme COMMAND --help says more, with examples. conforme --version prints the version.':
    'conforme COMMANDE --help en dit plus, avec des exemples. conforme --version donne la version.',
  'Exit codes: 0 ok, 1 findings, 2 usage, 3 not an invoice, 4 engine or file error. Of many documents, the gravest.':
    'Codes de sortie : 0 correct, 1 anomalies, 2 usage, 3 pas une facture, 4 erreur du moteur ou de fichier. De plusieurs documents, le plus grave.',
  'Usage:': 'Usage :',
  'Options:': 'Options :',
  'Examples:': 'Exemples :',
  // generate
  'make a Factur-X PDF, CII or UBL XML of an invoice in JSON':
    "produire un PDF Factur-X, un XML CII ou UBL à partir d'une facture en JSON",
  'Takes {"invoice": …, "options": …}, or the invoice alone. A wrong invoice is not written: each finding names the line of the JSON.':
    'Prend {"invoice": …, "options": …}, ou la facture seule. Une facture fausse n\'est pas écrite : chaque anomalie nomme la ligne du JSON.',
  'Exit code: 0 written, 1 the invoice is at fault, 2 profile and output do not go together, 3 no JSON, 4 the engine failed.':
    'Code de sortie : 0 écrite, 1 la facture est en faute, 2 profil et sortie ne vont pas ensemble, 3 pas du JSON, 4 le moteur a échoué.',
  'the document; - is standard output. Without it, the number of the invoice names the file':
    'le document ; - est la sortie standard. Sans elle, le numéro de la facture nomme le fichier',
  'facturx-pdf without it; a name after -o that ends in .xml means cii-xml':
    'facturx-pdf sans elle ; un nom en .xml après -o veut dire cii-xml',
  'of headings in the PDF': 'des titres dans le PDF',
  'PNG, JPEG or SVG over HTTPS, for the head of the PDF': "PNG, JPEG ou SVG par HTTPS, pour l'en-tête du PDF",
  'text at the foot of the pages': 'texte au pied des pages',
  'no warnings, and no word of success': "pas d'avertissements, ni de mot de réussite",
  'show how the totals came about, step by step': 'montrer comment les totaux ont été obtenus, pas à pas',
  'a Factur-X PDF': 'un PDF Factur-X',
  'CII of another profile': "du CII d'un autre profil",
  'UBL, from pipe to pipe': 'UBL, de tube en tube',
  // embed
  'make a Factur-X PDF of a PDF of yours and an XML or JSON invoice':
    "faire un PDF Factur-X d'un PDF à vous et d'une facture XML ou JSON",
  'Attaches CII XML, or what is written from JSON, to the PDF and makes it PDF/A-3. The XML is judged first.':
    "Joint au PDF le XML CII, ou ce qui est écrit à partir du JSON, et en fait du PDF/A-3. Le XML est d'abord jugé.",
  'the visual invoice': 'la facture visuelle',
  'CII to attach as it is': 'du CII à joindre tel quel',
  'an invoice to write the XML from': 'une facture dont le XML est écrit',
  'fields and signatures become part of the page; else a signed PDF is refused':
    'champs et signatures deviennent partie de la page ; sinon un PDF signé est refusé',
  'the PDF; - is standard output. Without it, the engine names the file':
    'le PDF ; - est la sortie standard. Sans elle, le moteur nomme le fichier',
  'XML you have': 'un XML que vous avez',
  'XML that is written': 'un XML qui est écrit',
  // convert
  'write an invoice in another syntax, profile or container':
    'écrire une facture dans une autre syntaxe, un autre profil ou un autre conteneur',
  'Says what the source says, and computes nothing. A PDF keeps its picture, XML gets one. What the result cannot carry is listed, and not written without --allow-loss.':
    "Dit ce que dit la source et ne calcule rien. Un PDF garde son image, un XML en reçoit une. Ce que le résultat ne peut pas porter est listé, et rien n'est écrit sans --allow-loss.",
  'Exit code: 0 written, 1 something would be lost or a rule is broken, 2 profile and output do not go together, 3 no invoice, 4 the engine failed.':
    'Code de sortie : 0 écrite, 1 quelque chose se perdrait ou une règle est enfreinte, 2 profil et sortie ne vont pas ensemble, 3 pas une facture, 4 le moteur a échoué.',
  'what to write; a name after -o that ends in .pdf means facturx-pdf':
    'ce qui est écrit ; un nom en .pdf après -o veut dire facturx-pdf',
  'that of the source without it, or the smallest of the output that holds as much':
    'celui de la source sans elle, ou le plus petit de la sortie qui en contient autant',
  'write it although values with a business term are lost':
    "l'écrire bien que des valeurs qui ont un terme métier se perdent",
  'write it although the source fails rules': "l'écrire bien que la source enfreigne des règles",
  'language of pages that are drawn; fr without it': 'langue des pages dessinées ; fr sans elle',
  'CII to UBL': 'du CII en UBL',
  'a Factur-X PDF of any XML': "un PDF Factur-X de n'importe quel XML",
  'less of it, with the losses listed': 'une partie seulement, avec la liste des pertes',
  // compare
  'see whether the pages of a PDF say what its XML says':
    "voir si les pages d'un PDF disent ce que dit son XML",
  'Looks for the number, dates, parties, totals, VAT and IBAN of the XML in the text of the pages.':
    "Cherche le numéro, les dates, les parties, les totaux, la TVA et l'IBAN du XML dans le texte des pages.",
  'Exit code: 0 nothing differs, 1 a page states another value, 3 no invoice, 4 the engine failed.':
    'Code de sortie : 0 rien ne diffère, 1 une page indique une autre valeur, 3 pas une facture, 4 le moteur a échoué.',
  'what differs, and what was not found': "ce qui diffère, et ce qui n'a pas été trouvé",
  // receive
  'take in a received invoice: all that can be said of it':
    'prendre en charge une facture reçue : tout ce qui peut en être dit',
  'The verdict, what the pages of a PDF show of the XML, whether it is addressed to you, and whether you had it before.':
    "Le verdict, ce que les pages d'un PDF montrent du XML, si elle vous est adressée, et si vous l'aviez déjà.",
  'Exit code: 0 nothing speaks against it, 1 something does, 3 no invoice, 4 the engine failed.':
    "Code de sortie : 0 rien ne s'y oppose, 1 quelque chose s'y oppose, 3 pas une facture, 4 le moteur a échoué.",
  'your electronic addresses (BT-49), as 0225:732829320':
    'vos adresses électroniques (BT-49), comme 0225:732829320',
  'keys of the invoices you had before, one a line':
    'les clés des factures que vous aviez déjà, une par ligne',
  'write the invoice there as people read it, as HTML': "y écrire la facture telle qu'on la lit, en HTML",
  'what speaks for it and what against it': "ce qui parle pour elle et ce qui s'y oppose",
  // status
  'write, read and order the statuses of an invoice': "écrire, lire et ordonner les statuts d'une facture",
  'generate: a status (CDAR) of an invoice, XML, PDF or fields as JSON, judged before it is written; or of a request as of POST /v1/statuses/generate, without options.':
    "generate : un statut (CDAR) d'une facture, XML, PDF ou champs en JSON, jugé avant d'être écrit ; ou d'une requête comme celle de POST /v1/statuses/generate, sans options.",
  'extract: what a status says, as JSON.': 'extract : ce que dit un statut, en JSON.',
  'next: which statuses may follow those of the files, or of --history. The order is advice; only what follows a final status is an error.':
    "next : les statuts qui peuvent suivre ceux des fichiers, ou de --history. L'ordre est un conseil ; seul ce qui suit un statut final est une erreur.",
  'Exit code: 0 written, 1 the request or the history is at fault, 3 neither invoice nor status, 4 the engine failed.':
    "Code de sortie : 0 écrit, 1 la requête ou l'historique est fautif, 3 ni facture ni statut, 4 le moteur a échoué.",
  'where it goes; - is standard output. Without it, the engine names a status':
    'où il va ; - est la sortie standard. Sans elle, le moteur nomme un statut',
  'generate: the status, as 212': 'generate : le statut, comme 212',
  'generate: collected, paid or approved with VAT, at which rate':
    'generate : encaissé, payé ou approuvé TTC, à quel taux',
  'generate: why, as DOUBLE_FACT; next lists them':
    'generate : le motif, comme DOUBLE_FACT ; next les énumère',
  'generate: a comment': 'generate : un commentaire',
  'generate: when it was reached; now without it':
    "generate : quand il est atteint ; l'instant présent sans elle",
  'generate: when the invoice was received': 'generate : quand la facture est arrivée',
  'generate: registration number of your platform':
    "generate : le numéro d'immatriculation de votre plateforme",
  'generate: the copy for the State': "generate : la copie pour l'État",
  'the statuses it has, the oldest first': "les statuts qu'elle a, le plus ancien d'abord",
  'next: platform, buyer or seller alone': "next : la plateforme, l'acheteur ou le vendeur seul",
  'next: what the invoice fails decides which reasons fit':
    'next : ce que la facture enfreint décide des motifs qui conviennent',
  'my customer paid': 'mon client a payé',
  'what the buyer may say': "ce que peut dire l'acheteur",
  // ereporting
  'make the e-reporting of a period, or tell its deadlines':
    "produire l'e-reporting d'une période, ou en dire les échéances",
  'generate: Flux 10 from invoices, sales and payments (JSON as of POST /v1/ereporting/generate), judged before it is written. What is not reported is listed with the reason.':
    "generate : le flux 10, de factures, ventes et paiements (le JSON de POST /v1/ereporting/generate), jugé avant d'être écrit. Ce qui n'est pas déclaré est énuméré avec la raison.",
  'calendar: the periods of a year, with the last day to give each to the platform and to the State.':
    "calendar : les périodes d'une année, avec le dernier jour pour donner chacune à la plateforme et à l'État.",
  'Exit code: 0 written, 1 the request is at fault, 4 the engine failed.':
    'Code de sortie : 0 écrit, 1 la requête est fautive, 4 le moteur a échoué.',
  'where the files go; here without it': 'où vont les fichiers ; ici sans elle',
  'the files of a period': "les fichiers d'une période",
  'the periods and days of a year': "les périodes et les jours d'une année",
  // flux1
  'take out of an invoice the extract that the French State receives':
    "tirer d'une facture l'extrait que reçoit l'État",
  'Flux 1, in the syntax of the invoice, judged before it is written. What it leaves out is counted; with --format json listed with reasons.':
    "Le flux 1, dans la syntaxe de la facture, jugé avant d'être écrit. Ce qu'il laisse de côté est compté ; avec --format json, énuméré avec les raisons.",
  'Exit code: 0 written, 1 the invoice lacks a term or breaks a rule of Flux 1, 3 no invoice, 4 the engine failed.':
    'Code de sortie : 0 écrit, 1 il manque un terme à la facture ou elle enfreint une règle du flux 1, 3 pas une facture, 4 le moteur a échoué.',
  'the extract; - is standard output. Without it, the engine names the file':
    "l'extrait ; - est la sortie standard. Sans elle, le moteur nomme le fichier",
  'base: header data; full: with lines': "base : les données d'en-tête ; full : avec les lignes",
  'header data of an invoice for the State': "les données d'en-tête d'une facture pour l'État",
  // extract, preview, render
  'read the fields, or the XML, out of an invoice': "lire les champs, ou le XML, d'une facture",
  'Prints the fields as JSON under the names that generate takes; with --xml, the XML itself.':
    'Donne les champs en JSON sous les noms que prend generate ; avec --xml, le XML lui-même.',
  'the XML of the document instead of its fields': 'le XML du document au lieu de ses champs',
  'where it goes; standard output without it': 'où il va ; la sortie standard sans elle',
  'the fields as JSON': 'les champs en JSON',
  'the attached XML': 'le XML joint',
  'write the XML of an invoice in JSON, without judging it by the rules':
    "écrire le XML d'une facture en JSON, sans le juger selon les règles",
  'For mapping your fields: the schema is checked, the rules are not.':
    'Pour faire correspondre vos champs : le schéma est vérifié, les règles non.',
  'of the XML: cii or ubl': 'du XML : cii ou ubl',
  'the XML on standard output': 'le XML sur la sortie standard',
  'draw the pages of an invoice, whatever it came as':
    "dessiner les pages d'une facture, quelle que soit sa forme",
  'A readable PDF or HTML page of any CII, UBL or Factur-X invoice, valid or not. It is a copy, no invoice: nothing is attached.':
    "Un PDF ou une page HTML lisible de toute facture CII, UBL ou Factur-X, conforme ou non. C'est une copie, pas une facture : rien n'y est joint.",
  'where it goes; - is standard output. Without it, the engine names the file':
    'où elle va ; - est la sortie standard. Sans elle, le moteur nomme le fichier',
  'pdf without it; a name after -o that ends in .html means html':
    'pdf sans elle ; un nom en .html après -o veut dire html',
  'pages to read or print': 'des pages à lire ou à imprimer',
  'for a browser, in French': 'pour un navigateur, en français',
  // Options of several commands.
  'language of messages; LC_ALL, LC_MESSAGES or LANG decide without it':
    'langue des messages ; LC_ALL, LC_MESSAGES ou LANG en décident sans elle',
  'your own rulesets, folders or packages, separated by commas, as CONFORME_PLUGINS':
    'vos propres jeux de règles, dossiers ou paquets séparés par des virgules, comme CONFORME_PLUGINS',
  'base: EN 16931 alone; fr-ctc (without this option): and the French rules':
    'base : EN 16931 seule ; fr-ctc (sans cette option) : et les règles françaises',
  'base: EN 16931 alone; fr-ctc (without this option): and the French rules; fr-ctc+etat: and warnings of rules of the State are errors':
    "base : EN 16931 seule ; fr-ctc (sans cette option) : et les règles françaises ; fr-ctc+etat : et les avertissements des règles de l'État sont des erreurs",
  'the packs in force on that day; today without it':
    "les paquets en vigueur ce jour ; aujourd'hui sans elle",
  'text (without this option) or JSON': 'texte (sans cette option) ou JSON',
  'conformance level; en16931 without it': 'niveau de conformité ; en16931 sans elle',
  'language of the visual invoice; fr without it': 'langue de la facture visuelle ; fr sans elle',
  // explain, rules, completion
  'what a rule asks for, why, and what to do when it is broken':
    'ce que demande une règle, pourquoi, et que faire quand elle est enfreinte',
  'Small letters will do.': 'Les minuscules suffisent.',
  'one rule': 'une règle',
  'in French': 'en français',
  'the rule packs in force, or the rules of one': "les paquets de règles en vigueur, ou les règles d'un seul",
  'A pack is in force from its first day to its last. With the name of a pack, its rules are listed.':
    "Un paquet est en vigueur de son premier jour à son dernier. Avec le nom d'un paquet, ses règles sont listées.",
  'packs that are not in force on that day, too': 'aussi les paquets qui ne sont pas en vigueur ce jour',
  'what judges today': "ce qui juge aujourd'hui",
  'what will judge then': 'ce qui jugera alors',
  'the rules of a pack': "les règles d'un paquet",
  'diff says what changes between two versions, or between the packs in force on two days: + new, - gone, ~ different.':
    'diff dit ce qui change entre deux versions, ou entre les paquets en vigueur à deux dates : + nouveau, - disparu, ~ différent.',
  'what changed, and for whom': 'ce qui a changé, et pour qui',
  'between two days': 'entre deux jours',
  'completion for your shell': 'complétion pour votre shell',
  'Prints a script that completes commands and options.':
    'Donne un script qui complète commandes et options.',
  'for this shell; put the line into ~/.bashrc to keep it':
    'pour ce shell ; mettez la ligne dans ~/.bashrc pour la garder',
  'likewise, in ~/.zshrc': 'de même, dans ~/.zshrc',
  'for every fish': 'pour tout fish',
  'for every PowerShell': 'pour tout PowerShell',
  'more about a command, with examples': 'plus sur une commande, avec des exemples',
  // Commands that are handed on.
  'add a publisher’s release; check, build or test a plugin':
    "ajouter la publication d'un éditeur ; vérifier, construire ou tester une extension",
  'make plugins of it in the folder rulesets, and say what they judge':
    "en faire des extensions dans le dossier rulesets et dire ce qu'elles contrôlent",
  'The same as npm run pack; docs/plugins.md tells all of it.':
    'La même chose que npm run pack ; docs/plugins.md dit tout.',
  'compile it and say what it holds': "la compiler et dire ce qu'elle contient",
  'the service: HTTP and gRPC': 'le service : HTTP et gRPC',
  'The same as npm start. The environment configures it: PORT, HOST, GRPC_PORT, DATA_DIR, … (README.md).':
    "La même chose que npm start. L'environnement le configure : PORT, HOST, GRPC_PORT, DATA_DIR, … (README.md).",
  'the engine alone, for services that reach it over gRPC':
    'le moteur seul, pour des services qui le joignent par gRPC',
  'The same as npm run core. Services find it through CORE_URL; GRPC_PORT and OPERATIONS_PORT say where it answers (docs/operations.md).':
    'La même chose que npm run core. Les services le trouvent par CORE_URL ; GRPC_PORT et OPERATIONS_PORT disent où il répond (docs/operations.md).',
  'until Ctrl-C': "jusqu'à Ctrl-C",
  'the API keys of a service': "les clés d'API d'un service",
  'The same as npm run keys. DATA_DIR, DATABASE_URL and CONFORME_PLANS say where, as for the service.':
    'La même chose que npm run keys. DATA_DIR, DATABASE_URL et CONFORME_PLANS disent où, comme pour le service.',
  'a new account; its key is shown this once': 'un nouveau compte ; sa clé est montrée cette seule fois',
  'a new key, the old one valid for two more days': "une nouvelle clé, l'ancienne valable deux jours encore",
  'what each account of a service has used in a month':
    "ce que chaque compte d'un service a utilisé en un mois",
  'The same as npm run usage.': 'La même chose que npm run usage.',
  'a table': 'un tableau',
  'the engine for agents: MCP over the standard streams': 'le moteur pour agents : MCP sur les flux standard',
  'The same as npm run mcp; docs/mcp.md has the lines for your client.':
    'La même chose que npm run mcp ; docs/mcp.md donne les lignes pour votre client.',
  'what a client starts': 'ce que lance un client',
  'one more process that works on the jobs of a service':
    "un processus de plus qui traite les lots d'un service",
  'The same as npm run worker. It shares the DATA_DIR of the service (docs/jobs.md).':
    'La même chose que npm run worker. Il partage le DATA_DIR du service (docs/jobs.md).',
  'as many as the machine has cores to spare': 'autant que la machine a de cœurs libres',
  // validate
  'of the report; text without it': 'du rapport ; texte sans elle',
  'where the report goes; into a folder, one for each document':
    'où va le rapport ; dans un dossier, un pour chaque document',
  'say of each finding what its rule protects': 'dire de chaque anomalie ce que protège sa règle',
  'leave out what no rule forbids and is probably wrong':
    "laisser de côté ce qu'aucune règle n'interdit et qui est sans doute faux",
  'show how the totals came about: our sums beside those of the document':
    'montrer comment les totaux ont été obtenus : nos sommes à côté de celles du document',
  'and where a cent went': 'et où un centime est passé',
  'nothing but blocking findings': 'rien que les anomalies bloquantes',
  'the least severity that makes exit code 1; fatal without it':
    'la moindre gravité qui donne le code de sortie 1 ; fatal sans elle',
  'findings that are listed of a document, 1000 without it; all are counted':
    'constats détaillés par document, 1000 sans cette option ; tous sont comptés',
  'threads for many documents; as many as there are cores without it':
    'fils pour beaucoup de documents ; autant que de cœurs sans elle',
  'judge invoices: files, folders, patterns, standard input':
    'juger des factures : fichiers, dossiers, motifs, entrée standard',
  'Judges Factur-X and ZUGFeRD PDFs, CII XML, UBL 2.1 invoices and credit notes. Of a folder, every *.xml and *.pdf below it.':
    "Juge les PDF Factur-X et ZUGFeRD, le XML CII, les factures et avoirs UBL 2.1. D'un dossier, chaque *.xml et *.pdf qu'il contient.",
  'Exit code: 0 all valid, 1 a finding blocks, 3 something is no invoice, 4 something could not be judged; the gravest counts.':
    "Code de sortie : 0 tout est conforme, 1 une anomalie bloque, 3 quelque chose n'est pas une facture, 4 quelque chose n'a pas pu être jugé ; le plus grave compte.",
  'handed to the rules: the role of who asks': 'transmis aux règles : le rôle de qui demande',
  'handed to the rules: the treatment of the invoice, for example B2C':
    'transmis aux règles : le traitement de la facture, par exemple B2C',
  'one document, in words': 'un document, en mots',
  'a folder on all cores, each rule explained': 'un dossier sur tous les cœurs, chaque règle expliquée',
  'for code scanning': "pour l'analyse de code",
  'from a pipe': "d'un tube",

  // job
  'order work on many documents from a service, and follow it':
    'commander à un service le traitement de nombreux documents, et le suivre',
  'Documents are files, folders, patterns, a zip, lines of JSON, or objects (s3://…, all under it with a slash at its end). CONFORME_URL is the service (http://127.0.0.1:8080 without it), CONFORME_KEY the key.':
    'Les documents : fichiers, dossiers, motifs, un zip, des lignes de JSON, ou des objets (s3://…, terminé par une barre oblique : tous ceux qui en dépendent). CONFORME_URL est le service (http://127.0.0.1:8080 sans elle), CONFORME_KEY la clé.',
  'Exit code: 0 done, 1 some documents are invalid or refused, or it was cancelled, 2 the service refuses the request, 4 it does not answer. Ctrl-C ends the watching, not the job.':
    'Code de sortie : 0 terminé, 1 des documents sont invalides ou refusés, ou le lot a été annulé, 2 le service refuse la requête, 4 il ne répond pas. Ctrl-C arrête le suivi, non le lot.',
  'what is done; validate without it': 'ce qui est fait ; validate sans elle',
  'query parameters of the endpoint of that kind': "paramètres du point d'accès de ce nom",
  'the same key again is the same job': 'la même clé désigne le même lot',
  'is told of the end': 'est prévenu de la fin',
  'watch it, too': 'le suivre aussi',
  'of results; ndjson without it': 'des résultats ; ndjson sans elle',
  'where results go (standard output without it); of submit, s3://…/ where they become objects':
    'où vont les résultats (sortie standard sans elle) ; pour submit, s3://…/ où ils deviennent des objets',
  'the job as JSON': 'le lot en JSON',
  'no progress': 'sans progression',
  'judge a zip, and see it through': "juger un zip, et le suivre jusqu'au bout",
  'write invoices': 'écrire des factures',
  'a line of JSON each': 'une ligne de JSON chacun',
};
