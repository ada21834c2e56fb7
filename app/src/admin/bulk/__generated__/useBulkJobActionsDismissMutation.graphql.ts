/**
 * @generated SignedSource<<8d12bc1e7f410c0930a75c04f6630772>>
 * @relayHash d86826c9ca0cdc2c7ef19750860644ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9702647e96211ee46c663d132baed3d67311b02d51e84efc46ab4a8ca6e648de

import type { ConcreteRequest } from 'relay-runtime';
export type useBulkJobActionsDismissMutation$variables = {
  id: number;
};
export type useBulkJobActionsDismissMutation$data = {
  readonly dismissBulkJob: {
    readonly id: string;
  };
};
export type useBulkJobActionsDismissMutation = {
  response: useBulkJobActionsDismissMutation$data;
  variables: useBulkJobActionsDismissMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "id"
      }
    ],
    "concreteType": "BulkJob",
    "kind": "LinkedField",
    "name": "dismissBulkJob",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "useBulkJobActionsDismissMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBulkJobActionsDismissMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9702647e96211ee46c663d132baed3d67311b02d51e84efc46ab4a8ca6e648de",
    "metadata": {},
    "name": "useBulkJobActionsDismissMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6f3baea04c8766adaf70bdd42f779baf";

export default node;
