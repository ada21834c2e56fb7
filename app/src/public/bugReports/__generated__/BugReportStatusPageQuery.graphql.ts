/**
 * @generated SignedSource<<5170f3bb3f828c650dbbecdf7c92d54d>>
 * @relayHash ae14a2bb2f12d3a4489a99c44b511307
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c66c464fa44ad365f60f3a4125fbecce0e0c9410808d33057c7b454048b0f40

import type { ConcreteRequest } from 'relay-runtime';
export type BugReportState = "CLOSED" | "IN_PROGRESS" | "OPEN" | "%future added value";
export type BugReportStatusPageQuery$variables = {
  ticket: string;
};
export type BugReportStatusPageQuery$data = {
  readonly bugReportStatus: {
    readonly answers: ReadonlyArray<{
      readonly body: string;
      readonly createdAt: string;
    }>;
    readonly body: string;
    readonly createdAt: string;
    readonly hasAddress: boolean;
    readonly link: string | null;
    readonly page: string;
    readonly screenshots: number;
    readonly state: BugReportState;
    readonly ticket: string;
  } | null;
};
export type BugReportStatusPageQuery = {
  response: BugReportStatusPageQuery$data;
  variables: BugReportStatusPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ticket"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ticket",
        "variableName": "ticket"
      }
    ],
    "concreteType": "BugReportStatus",
    "kind": "LinkedField",
    "name": "bugReportStatus",
    "plural": false,
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
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "page",
        "storageKey": null
      },
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasAddress",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "screenshots",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "link",
        "storageKey": null
      },
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "PublicAnswer",
        "kind": "LinkedField",
        "name": "answers",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BugReportStatusPageQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BugReportStatusPageQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "8c66c464fa44ad365f60f3a4125fbecce0e0c9410808d33057c7b454048b0f40",
    "metadata": {},
    "name": "BugReportStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "596f187f02d700c911384ad73bb0af57";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
