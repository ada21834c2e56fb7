/**
 * @generated SignedSource<<fd9afd31871eaea6073afe1f73a04341>>
 * @relayHash 9996a4a22d3b4e227ab8d9fe700bf70a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abc39cb6a239e4f1a245229947b34c8fff338623de83e21d56744346ba0a34bd

import type { ConcreteRequest } from 'relay-runtime';
export type impersonateStopMutation$variables = {
  originalUserId?: number | null;
};
export type impersonateStopMutation$data = {
  readonly stopImpersonation: unknown | null;
};
export type impersonateStopMutation = {
  response: impersonateStopMutation$data;
  variables: impersonateStopMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "originalUserId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "originalUserId",
        "variableName": "originalUserId"
      }
    ],
    "kind": "ScalarField",
    "name": "stopImpersonation",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "impersonateStopMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "impersonateStopMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "abc39cb6a239e4f1a245229947b34c8fff338623de83e21d56744346ba0a34bd",
    "metadata": {},
    "name": "impersonateStopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fd82f16731ee7203f6c4a122a2218c0f";

export default node;
