/**
 * @generated SignedSource<<a77d6e13660b2344e01a49ea5ada6e0b>>
 * @relayHash 9fb94e30f739123391af9afc5da75f28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4989702411a1162cb154914a50f43fba4005dd5789513424069ed0e81eace1f

import type { ConcreteRequest } from 'relay-runtime';
export type memberMutationsHideMutation$variables = Record<PropertyKey, never>;
export type memberMutationsHideMutation$data = {
  readonly hideReturneeModal: boolean;
};
export type memberMutationsHideMutation = {
  response: memberMutationsHideMutation$data;
  variables: memberMutationsHideMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "hideReturneeModal",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "memberMutationsHideMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "memberMutationsHideMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c4989702411a1162cb154914a50f43fba4005dd5789513424069ed0e81eace1f",
    "metadata": {},
    "name": "memberMutationsHideMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "261aecdabc5fd675b82f2f8a04cafd8f";

export default node;
