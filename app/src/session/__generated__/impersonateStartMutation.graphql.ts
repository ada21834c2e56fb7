/**
 * @generated SignedSource<<4434910bc91a0589fa8577c6e2253605>>
 * @relayHash aa95b82a7eb88f6496960dce7b8e5ec4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7945820c2b0b5bf80bb13a1bbf0bad4f8532904fa1bbe23476ef1c84b1dc0494

import type { ConcreteRequest } from 'relay-runtime';
export type impersonateStartMutation$variables = {
  reason: string;
  userId: number;
};
export type impersonateStartMutation$data = {
  readonly startImpersonation: unknown | null;
};
export type impersonateStartMutation = {
  response: impersonateStartMutation$data;
  variables: impersonateStartMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      },
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "kind": "ScalarField",
    "name": "startImpersonation",
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
    "name": "impersonateStartMutation",
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
    "name": "impersonateStartMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7945820c2b0b5bf80bb13a1bbf0bad4f8532904fa1bbe23476ef1c84b1dc0494",
    "metadata": {},
    "name": "impersonateStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fc098c52045cd6bd61afb4a55bb24509";

export default node;
