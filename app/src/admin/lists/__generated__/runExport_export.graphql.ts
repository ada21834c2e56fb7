/**
 * @generated SignedSource<<fc7bfab2c549c28c1c50b99498f071ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ExportFormat = "CSV" | "XLSX" | "%future added value";
export type ExportState = "FAILED" | "READY" | "RUNNING" | "WAITING" | "%future added value";
export type ExportedList = "ACCESS_LEVELS" | "ACCOUNTABILITY_GROUPS" | "ANNOUNCEMENTS" | "ANNOUNCEMENT_RECIPIENTS" | "ARCHIVED_USERS" | "AUDIT_ENTRIES" | "BATCHES" | "BULK_JOBS" | "BULK_JOB_ROWS" | "CHALLENGE_PARTICIPANTS" | "CHANGELOG" | "CLIENT_ERRORS" | "COUPONS" | "COURSES" | "EVENTS" | "EVENT_ATTENDEES" | "FAILED_JOBS" | "FORMS" | "FORM_RESPONSES" | "FUNNELS" | "GROUPS" | "GROUP_MEMBERS" | "MEMBERS" | "MOVE_UPS" | "NON_MEMBERS" | "ORDERS" | "OUTBOX" | "PAYMENT_ENTRIES" | "PAYMENT_PROOFS" | "PAYMENT_TERMS" | "PRODUCTS" | "REDIRECT_RULES" | "RESOURCES" | "SEGMENTS" | "SIGN_IN_LOG" | "STAGES" | "STAGE_MEMBERS" | "SUBGROUP_MEMBERS" | "SUBSCRIPTIONS" | "UNPLACED_MEMBERS" | "WAITING_LIST" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type runExport_export$data = {
  readonly createdAt: string;
  readonly databaseId: number;
  readonly done: number;
  readonly fileName: string;
  readonly format: ExportFormat;
  readonly href: string | null;
  readonly list: ExportedList;
  readonly problem: string | null;
  readonly state: ExportState;
  readonly total: number | null;
  readonly " $fragmentType": "runExport_export";
};
export type runExport_export$key = {
  readonly " $data"?: runExport_export$data;
  readonly " $fragmentSpreads": FragmentRefs<"runExport_export">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "runExport_export"
};

(node as any).hash = "808d4d09ed94c33348f2a00bfe1b5d27";

export default node;
