/** The form library as this product uses it, so that every form resolves the shared schemas alike. */
export { zodResolver } from '@hookform/resolvers/zod';
export { Controller, type UseFormReturn, useForm } from 'react-hook-form';
