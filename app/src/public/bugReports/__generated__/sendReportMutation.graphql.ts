/**
 * @generated SignedSource<<84b6e78153f3542516be4817491e0993>>
 * @relayHash 1c72702b27004f52f5cf8037037ea6d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8871a09f2ab92b7b56f1fe0c712c25b5f6c974dc0701593861445b5b196ccc29

import type { ConcreteRequest } from 'relay-runtime';
export type ReportBugInput = {
  body: string;
  browser?: string | null;
  email?: string | null;
  page?: string | null;
  requestId?: string | null;
};
export type sendReportMutation$variables = {
  idempotencyKey: string;
  input: ReportBugInput;
};
export type sendReportMutation$data = {
  readonly reportBug: {
    readonly databaseId: number;
    readonly path: string;
    readonly ticket: string;
    readonly uploadKey: string;
  };
};
export type sendReportMutation = {
  response: sendReportMutation$data;
  variables: sendReportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SentBugReport",
    "kind": "LinkedField",
    "name": "reportBug",
    "plural": false,
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
        "name": "ticket",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uploadKey",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "sendReportMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "sendReportMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8871a09f2ab92b7b56f1fe0c712c25b5f6c974dc0701593861445b5b196ccc29",
    "metadata": {},
    "name": "sendReportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b4139272334a5f2d14f6b83d56c16cc7";

export default node;
