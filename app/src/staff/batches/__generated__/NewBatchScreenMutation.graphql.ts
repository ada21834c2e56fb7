/**
 * @generated SignedSource<<c5fe377bd6c69dc88b2fd9b1221f96dd>>
 * @relayHash 518626273f8416a143d14729429a515e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c40c77884ef547fda4086ddf2e5b5f30d75b32f28834457c6a5a204cdfbc2f76

import type { ConcreteRequest } from 'relay-runtime';
export type BatchInput = {
  launchFrom: string;
  launchTo: string;
  name: string;
};
export type NewBatchScreenMutation$variables = {
  idempotencyKey: string;
  input: BatchInput;
};
export type NewBatchScreenMutation$data = {
  readonly createBatch: {
    readonly databaseId: number;
  };
};
export type NewBatchScreenMutation = {
  response: NewBatchScreenMutation$data;
  variables: NewBatchScreenMutation$variables;
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewBatchScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Batch",
        "kind": "LinkedField",
        "name": "createBatch",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
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
    "name": "NewBatchScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Batch",
        "kind": "LinkedField",
        "name": "createBatch",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "c40c77884ef547fda4086ddf2e5b5f30d75b32f28834457c6a5a204cdfbc2f76",
    "metadata": {},
    "name": "NewBatchScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "347d32b39bfd3feebb557b2c4a9d76a1";

export default node;
