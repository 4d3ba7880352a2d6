// The objects of the platforms' interface (AFNOR XP Z12-013, flow service and directory service 1.3.0), as their callers see them.

export const PROCESSING_RULES = [
  'B2B',
  'B2BInt',
  'B2C',
  'B2G',
  'B2GInt',
  'OutOfScope',
  'B2GOutOfScope',
  'ArchiveOnly',
  'NotApplicable',
  'Undefined',
] as const;
export const FLOW_SYNTAXES = ['CII', 'UBL', 'Factur-X', 'CDAR', 'FRR'] as const;
export const FLOW_PROFILES = ['Basic', 'CIUS', 'Extended-CTC-FR', 'Undefined'] as const;
export const FLOW_TYPES = [
  'CustomerInvoice',
  'SupplierInvoice',
  'StateCustomerInvoice',
  'StateSupplierInvoice',
  'CustomerInvoiceLC',
  'SupplierInvoiceLC',
  'StateCustomerInvoiceLC',
  'StateSupplierInvoiceLC',
  'AggregatedCustomerTransactionReport',
  'UnitaryCustomerTransactionReport',
  'AggregatedCustomerPaymentReport',
  'UnitaryCustomerPaymentReport',
  'UnitarySupplierTransactionReport',
  'MultiFlowReport',
  'StateTransactionReport',
  'StatePaymentReport',
  'StateTransactionReportLC',
  'StatePaymentReportLC',
  'Undefined',
] as const;
export const FLOW_DIRECTIONS = ['In', 'Out'] as const;
export const ACK_STATUSES = ['Pending', 'Ok', 'Error'] as const;
export const DOC_TYPES = ['Metadata', 'Original', 'Converted', 'ReadableView'] as const;

export type ProcessingRule = (typeof PROCESSING_RULES)[number];
export type FlowSyntax = (typeof FLOW_SYNTAXES)[number];
export type FlowProfile = (typeof FLOW_PROFILES)[number];
export type FlowType = (typeof FLOW_TYPES)[number];
export type FlowDirection = (typeof FLOW_DIRECTIONS)[number];
export type AckStatus = (typeof ACK_STATUSES)[number];
export type DocType = (typeof DOC_TYPES)[number];

/** What a sender says of a file: an invoice, a life-cycle message or an e-reporting file. */
export interface FlowInfo {
  /** The sender's own identifier, 64 characters at most. */
  readonly trackingId?: string;
  /** Of the file, 255 characters at most. */
  readonly name: string;
  readonly processingRule?: ProcessingRule;
  readonly flowSyntax: FlowSyntax;
  readonly flowProfile?: FlowProfile;
  /** Of the file, 64 hexadecimal digits in small letters. */
  readonly sha256?: string;
}

/** The answer to a flow that was sent. */
export interface FullFlowInfo extends FlowInfo {
  /** The platform's identifier: any text of 64 characters at most. */
  readonly flowId: string;
  /** A moment, RFC 3339. */
  readonly submittedAt: string;
}

export interface AcknowledgementDetail {
  readonly level: 'Error' | 'Warning';
  readonly item: string;
  readonly reasonCode: string;
  readonly reasonMessage: string;
}

/** `Ok` says that the file was taken, not that an invoice is valid: that comes as a life-cycle message. */
export interface Acknowledgement {
  readonly status: AckStatus;
  readonly details?: readonly AcknowledgementDetail[];
}

export interface Flow extends Omit<FullFlowInfo, 'sha256'> {
  /** Moves when the acknowledgement changes. */
  readonly updatedAt: string;
  readonly flowType: FlowType;
  readonly processingRule: ProcessingRule;
  readonly processingRuleSource: 'Input' | 'Computed';
  readonly flowProfile: FlowProfile;
  readonly flowDirection: FlowDirection;
  readonly acknowledgement: Acknowledgement;
}

/** At least one of them; values of a list are alternatives. */
export interface SearchFlowFilters {
  readonly updatedAfter?: string;
  readonly updatedBefore?: string;
  readonly processingRule?: readonly ProcessingRule[];
  readonly flowType?: readonly FlowType[];
  readonly flowDirection?: readonly FlowDirection[];
  readonly trackingId?: string;
  readonly ackStatus?: AckStatus;
}

export interface SearchFlowParams {
  readonly where: SearchFlowFilters;
  /** 1 to 100; 25 by default. */
  readonly limit?: number;
  /** Of the page before. */
  readonly cursor?: string;
}

export interface SearchFlowContent {
  readonly limit?: number;
  readonly nextCursor?: string | null;
  readonly filters?: SearchFlowFilters;
  readonly results?: readonly Flow[];
}

/** A subscription: the flows its address hears of; all of them where nothing narrows it. */
export interface WebhookParams {
  readonly callbackUrl: string;
  readonly flowTypes?: readonly FlowType[];
  readonly flowDirection?: FlowDirection;
  readonly ackStatus?: AckStatus;
}

/** What a directory is searched for: filters by field, each an operator and a value. */
export interface DirectorySearch {
  readonly filters?: Readonly<Record<string, { readonly op: DirectoryOperator; readonly value: string }>>;
  readonly sorting?: readonly { readonly field: string; readonly order: 'ascending' | 'descending' }[];
  readonly fields?: readonly string[];
  /** Objects beside those found: `siren`, `siret`, `routingCode`; left out, they are not answered. */
  readonly include?: readonly string[];
  readonly limit?: number;
  /** Results to pass over. */
  readonly ignore?: number;
}

export type DirectoryOperator = 'strict' | 'contains' | 'startWith';

/** Where a company takes invoices. */
export interface DirectoryLine {
  readonly addressingIdentifier: string;
  /** `WK` an approved platform, `DFH` the public portal. */
  readonly platformType?: 'WK' | 'DFH';
  readonly directoryLineStatus?: 'Enabled' | 'Disabled' | 'Upcoming';
  readonly siren?: string;
  readonly siret?: string;
  readonly routingIdentifier?: string;
  readonly addressingSuffix?: string;
  readonly [more: string]: unknown;
}

/** What one kind of entry of a directory is: its fields differ by platform and by `fields`. */
export type DirectoryEntry = Readonly<Record<string, unknown>>;

export interface DirectoryResults<T = DirectoryEntry> {
  readonly search?: DirectorySearch;
  /** -1 where it was not counted. */
  readonly totalNumberOfResults: number;
  readonly results: readonly T[];
}
