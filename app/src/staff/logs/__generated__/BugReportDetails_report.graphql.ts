/**
 * @generated SignedSource<<b85380a8cd9a8948e785424fe80e9f43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BugReportState = "CLOSED" | "IN_PROGRESS" | "OPEN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BugReportDetails_report$data = {
  readonly answers: ReadonlyArray<{
    readonly author: {
      readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
    };
    readonly body: string;
    readonly createdAt: string;
    readonly id: string;
  }>;
  readonly body: string;
  readonly browser: string;
  readonly createdAt: string;
  readonly page: string;
  readonly requestId: string | null;
  readonly screenshots: ReadonlyArray<string>;
  readonly state: BugReportState;
  readonly ticket: string;
  readonly " $fragmentSpreads": FragmentRefs<"BugReporter_report" | "DecideReportDialog_report">;
  readonly " $fragmentType": "BugReportDetails_report";
};
export type BugReportDetails_report$key = {
  readonly " $data"?: BugReportDetails_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"BugReportDetails_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BugReportDetails_report",
  "selections": [
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
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "browser",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "requestId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "screenshots",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BugReportAnswer",
      "kind": "LinkedField",
      "name": "answers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "author",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PersonName_person"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BugReporter_report"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecideReportDialog_report"
    }
  ],
  "type": "BugReport",
  "abstractKey": null
};
})();

(node as any).hash = "8d47478e2c53ba4f41a51199c3350708";

export default node;
