/**
 * @generated SignedSource<<be3b6d569be3ff10b02dd5798fbe3e58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BugReportState = "CLOSED" | "IN_PROGRESS" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DecideReportDialog_report$data = {
  readonly databaseId: number;
  readonly email: string | null;
  readonly revision: number;
  readonly state: BugReportState;
  readonly ticket: string;
  readonly user: {
    readonly name: string;
  } | null;
  readonly " $fragmentType": "DecideReportDialog_report";
};
export type DecideReportDialog_report$key = {
  readonly " $data"?: DecideReportDialog_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecideReportDialog_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecideReportDialog_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ticket",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BugReport",
  "abstractKey": null
};

(node as any).hash = "ac27f11411abba81ba76f991584160f4";

export default node;
